import { useQuery } from '@tanstack/react-query'
import type { Account } from '../../../../worker/accounts/schema.ts'
import { draftsQuery } from '../../../state/drafts.ts'
import classes from '../account.module.css'
import { counted } from '../counted.ts'

/** What is gone when the account is, by name. */
export function WhatGoes({ account }: { account: Account }) {
  const websites = useQuery(draftsQuery).data
  const count = websites?.length ?? account.websites
  const isAnyPublished = websites?.some(({ publishedHandle }) => publishedHandle !== null) ?? count > 0
  return (
    <div className={classes.goes}>
      {count === 0 ? (
        <p>Your account has no websites. We’ll delete your email address and your ways to sign in.</p>
      ) : (
        <>
          <p>
            This deletes {count === 1 ? 'your website, with its' : `all of your ${count} websites, with their`} texts
            and pictures:
          </p>
          <ul className={classes.names} aria-label={counted(count, 'website')}>
            {websites?.map(({ draftId, businessName, publishedHandle, mainDomain }) => (
              <li key={draftId}>
                <strong>{businessName}</strong>
                <span>{mainDomain ?? publishedHandle ?? 'Not published'}</span>
              </li>
            ))}
          </ul>
          {isAnyPublished && <p>Their web addresses stop working right away, and others can take them.</p>}
        </>
      )}
      <p>This can’t be undone.</p>
    </div>
  )
}

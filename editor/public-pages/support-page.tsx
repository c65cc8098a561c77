import type { ReactNode } from 'react'
import { product } from '../../renderer/document/product.ts'
import { pages } from '../../worker/contract/routes-table.ts'
import { PageShell } from './page-shell.tsx'
import type { PublicPageProps } from './public-page-props.ts'

type Topic = { id: string; title: string; questions: { question: string; answer: ReactNode }[] }

const topics: readonly Topic[] = [
  {
    id: 'create',
    title: 'Create',
    questions: [
      {
        question: 'How do I make a website?',
        answer: (
          <>
            <a href={pages.create}>Answer five short steps</a>: what your business is about, the fonts, the colors, the
            sections, and launch. You see your own site while you choose.
          </>
        ),
      },
      {
        question: 'Do I need an account?',
        answer:
          'Not to make one. A finished website waits in the browser you made it in. Sign in with your e-mail to keep it, change it and publish it.',
      },
      {
        question: 'What if the page has things I never said?',
        answer:
          'Reviews and people you did not give are samples. They are marked in the editor and left out of the published page. Replace them with your own or remove them.',
      },
    ],
  },
  {
    id: 'edit',
    title: 'Edit and save',
    questions: [
      {
        question: 'How do I change something?',
        answer:
          'Open the designer and click that part of your site. Its form opens beside it. Settings holds what is true of the whole site, Theme its fonts, colors and corners.',
      },
      {
        question: 'Can I take a change back?',
        answer: 'Yes. Undo and redo stand in the toolbar, and work for every change since you opened the designer.',
      },
      {
        question: 'When is my work saved?',
        answer:
          'When you press Save Draft, or when you publish. If you leave with changes that are not saved, you are asked first.',
      },
    ],
  },
  {
    id: 'publish',
    title: 'Publish',
    questions: [
      {
        question: 'How does my site get onto the web?',
        answer: 'Press Publish in the designer and choose a web address. Your site is live there a moment later.',
      },
      {
        question: 'Which web addresses can I have?',
        answer:
          'Letters, digits and hyphens, from 3 to 24 of them, not beginning or ending with a hyphen. While you type you see whether it is still free.',
      },
      {
        question: 'Can I change my web address?',
        answer: 'Yes, by publishing again under another one. The old address then stops working.',
      },
      {
        question: 'How do I take my site down?',
        answer: 'Delete the website in the designer. Its published page goes with it.',
      },
    ],
  },
  {
    id: 'sign-in',
    title: 'Sign in',
    questions: [
      {
        question: 'My code does not arrive',
        answer:
          'Look in the folder for spam, and check the address you typed. You can send a new code after a few seconds. Only the newest code works.',
      },
      {
        question: 'It says Invalid code or Expired code',
        answer: 'A code works once and for a few minutes. Send a new one and enter its six digits.',
      },
    ],
  },
]

/** Short answers, and whom to write to when they are not enough. */
export function SupportPage({ stylesheet }: PublicPageProps) {
  return (
    <PageShell
      title={`Support · ${product.name}`}
      description={`How to create, edit and publish a website with ${product.name}, and how to get help.`}
      path={pages.support}
      stylesheet={stylesheet}
    >
      <div className="support">
        <h1>Support</h1>
        <p className="lead">Short answers to what people ask most.</p>
        {topics.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </section>
        ))}
        <section aria-labelledby="help" className="help">
          <h2 id="help">Still stuck?</h2>
          <p>
            Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>. Say what you did, what you
            expected and what you saw, and the web address of your site if it has one.
          </p>
        </section>
      </div>
    </PageShell>
  )
}

import type { Check } from './finding.ts'

/** A website that search engines are asked to leave alone. */
export const checkIndexing: Check = ({ draft }) =>
  draft.settings.searchIndexing
    ? []
    : [
        {
          severity: 'worth a look',
          place: 'Search indexing',
          sentence: 'It’s off, so people won’t find this website in search engines.',
          path: 'settings.searchIndexing',
        },
      ]

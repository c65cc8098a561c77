/** The help topics, in the order of the work: heading and articles. */
export const helpTopics = {
  Start: { heading: 'Start', about: 'From the first question to a website of your own.' },
  Edit: { heading: 'Edit', about: 'Words, changes of mind, and never losing anything.' },
  Sections: { heading: 'Sections', about: 'What your page is made of, part by part.' },
  Pictures: { heading: 'Pictures', about: 'Your own, other people’s, and the right part of each.' },
  Look: { heading: 'Look', about: 'Style, colors, fonts and shapes.' },
  Settings: { heading: 'Settings', about: 'Name, search engines, cookies, law and language.' },
  Publish: { heading: 'Publish', about: 'Online, at a set time, back again, or for one person only.' },
  Visitors: { heading: 'Messages and visitors', about: 'What people write to you, and how many come.' },
  Domains: { heading: 'Your own domain', about: 'A name that you own, in front of your website.' },
  Account: { heading: 'Account and websites', about: 'Getting in, getting out, and all that is yours.' },
  Trouble: { heading: 'When something goes wrong', about: 'By the message on your screen.' },
} as const

export type HelpTopic = keyof typeof helpTopics
export const helpTopicNames = Object.keys(helpTopics) as [HelpTopic, ...HelpTopic[]]

/** Where a topic begins on the page of all articles. */
export const topicId = (topic: HelpTopic) => `topic-${topic.toLowerCase()}`

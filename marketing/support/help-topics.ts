/** Help topics in the order of a typical workflow: heading and articles. */
export const helpTopics = {
  Start: { heading: 'Start', about: 'From the first question to a website of your own.' },
  Edit: { heading: 'Edit', about: 'Change your words, undo changes, and never lose anything.' },
  Sections: { heading: 'Sections', about: 'The parts of your page, one by one.' },
  Pictures: { heading: 'Pictures', about: 'Your own, stock photos, and cropping.' },
  Look: { heading: 'Look', about: 'Style, colors, fonts and shapes.' },
  Settings: { heading: 'Settings', about: 'Name, search engines, cookies, legal pages and language.' },
  Publish: { heading: 'Publish', about: 'Go online, schedule, go back, or share a private preview.' },
  Visitors: { heading: 'Messages and visitors', about: 'What visitors write, and how many come.' },
  Domains: { heading: 'Your own domain', about: 'Use a domain you own for your website.' },
  Account: { heading: 'Account and websites', about: 'Sign in, sign out, and manage what’s yours.' },
  Trouble: { heading: 'When something goes wrong', about: 'Find help by the message on your screen.' },
} as const

export type HelpTopic = keyof typeof helpTopics
export const helpTopicNames = Object.keys(helpTopics) as [HelpTopic, ...HelpTopic[]]

/** Fragment of a topic on the page of all articles. */
export const topicId = (topic: HelpTopic) => `topic-${topic.toLowerCase()}`

import { helpTopicNames, helpTopics, topicId } from './help-topics.ts'

/** The way to each topic, beside the articles or above them. */
export const TopicLinks = () => (
  <nav className="help-jump" aria-label="Topics">
    <ul>
      {helpTopicNames.map((topic) => (
        <li key={topic}>
          <a href={`#${topicId(topic)}`}>{helpTopics[topic].heading}</a>
        </li>
      ))}
    </ul>
  </nav>
)

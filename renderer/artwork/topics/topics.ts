import { care } from './care.ts'
import { hospitality } from './hospitality.ts'
import { knowledge } from './knowledge.ts'
import { property } from './property.ts'
import type { Topic } from './topic.ts'
import { trades } from './trades.ts'

const all = { ...trades, ...care, ...hospitality, ...knowledge, ...property }
export type TopicName = keyof typeof all

export const topics: Record<TopicName, Topic> = all
export const topicNames = Object.keys(all) as TopicName[]

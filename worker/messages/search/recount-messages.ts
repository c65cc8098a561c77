/**
 * What triggers keep, made again of the messages: a backup copies one table after the other while messages arrive, and no full-text table.
 * Before the triggers exist.
 */
export const recountMessages: readonly string[] = [
  'delete from message_counts',
  `insert into message_counts (user_id, folder, draft_id, total, unread)
    select user_id, folder, draft_id, count(*), sum(read_at is null) from customer_contact_forms group by 1, 2, 3`,
  'update message_indexes set indexed_until = 0',
]

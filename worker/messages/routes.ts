import { Hono } from 'hono'
import { type SignedInEnv, signedIn, verified } from '../accounts/sessions/signed-in.ts'
import { limitRate } from '../platform/http/middleware.ts'
import { describe, jsonBody, query } from '../platform/http/route.ts'
import { changeMessages, deleteMessages, forgetVisitor, reply } from './change.ts'
import { calendarEntry, exportMessages } from './export.ts'
import { readPhoto } from './photos/show-photo.ts'
import { countUnread, getMessage, listMessages } from './read.ts'
import {
  exportQuery,
  messageAnswer,
  messageList,
  messageQuery,
  messagesChange,
  messagesChanged,
  messagesDeletion,
  replyBody,
  unreadCounts,
} from './schema.ts'

const attachment = (type: string, filename: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Disposition': `attachment; filename="${filename}"`,
})

/** Messages that visitors sent to a person's websites. */
export const messageRoutes = new Hono<SignedInEnv>()
  .get(
    '/',
    describe({
      summary: 'List messages, newest first',
      answers: { 200: messageList },
      errors: ['invalid_request', 'not_signed_in'],
    }),
    signedIn,
    query(messageQuery),
    async (c) => {
      return c.json(await listMessages(c.get('services'), { userId: c.get('userId'), ...c.req.valid('query') }), 200)
    },
  )
  .get(
    '/unread',
    describe({ summary: 'Get unread counts', answers: { 200: unreadCounts }, errors: ['not_signed_in'] }),
    signedIn,
    async (c) => c.json(await countUnread(c.get('services'), { userId: c.get('userId') }), 200),
  )
  .get(
    '/export',
    describe({
      summary: 'Export messages as CSV',
      description: 'From one website or all of them. Cells that start like a formula are escaped.',
      answers: { 200: null },
      errors: ['invalid_request', 'not_signed_in', 'too_many_requests'],
    }),
    signedIn,
    limitRate('COSTLY_LIMIT'),
    query(exportQuery),
    async (c) => {
      const csv = await exportMessages(c.get('services'), { userId: c.get('userId'), ...c.req.valid('query') })
      return c.body(csv, 200, attachment('text/csv', 'messages.csv'))
    },
  )
  .patch(
    '/',
    describe({
      summary: 'Mark messages as read or unread, or move them',
      answers: { 200: messagesChanged },
      errors: ['invalid_request', 'not_signed_in'],
    }),
    signedIn,
    jsonBody(messagesChange),
    async (c) => {
      return c.json(
        { changed: await changeMessages(c.get('services'), { userId: c.get('userId'), ...c.req.valid('json') }) },
        200,
      )
    },
  )
  .post(
    '/delete',
    describe({
      summary: 'Delete messages',
      answers: { 200: messagesChanged },
      errors: ['invalid_request', 'not_signed_in'],
    }),
    signedIn,
    jsonBody(messagesDeletion),
    async (c) => {
      return c.json(
        { changed: await deleteMessages(c.get('services'), { userId: c.get('userId'), ...c.req.valid('json') }) },
        200,
      )
    },
  )
  .get(
    '/:messageId',
    describe({
      summary: 'Get a message and its replies',
      answers: { 200: messageAnswer },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('userId'), id: c.req.param('messageId') }
      return c.json({ message: await getMessage(c.get('services'), which) }, 200)
    },
  )
  .get(
    '/:messageId/calendar',
    describe({
      summary: 'Get a booking request as a calendar file',
      answers: { 200: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('userId'), id: c.req.param('messageId') }
      return c.body(
        await calendarEntry(c.get('services'), which),
        200,
        attachment('text/calendar', 'preferred-time.ics'),
      )
    },
  )
  .get(
    '/:messageId/photos/:photoId',
    describe({
      summary: 'Get a message’s photo',
      description: 'Responds with image/webp.',
      answers: { 200: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const { messageId, photoId } = c.req.param()
      const which = { userId: c.get('userId'), messageId, id: photoId }
      const { body, headers } = await readPhoto(c.get('services'), which)
      return c.body(body, 200, headers)
    },
  )
  .post(
    '/:messageId/replies',
    describe({
      summary: 'Reply to a message by email',
      description: 'Sent in the background and retried on failure.',
      answers: { 200: messageAnswer },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'no_reply_address',
        'too_many_requests',
      ],
    }),
    signedIn,
    verified,
    jsonBody(replyBody),
    async (c) => {
      const which = { userId: c.get('userId'), messageId: c.req.param('messageId') }
      return c.json({ message: await reply(c.get('services'), { ...which, ...c.req.valid('json') }) }, 200)
    },
  )
  .post(
    '/:messageId/forget-sender',
    describe({
      summary: 'Delete all messages from a sender',
      answers: { 200: messagesChanged },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('userId'), id: c.req.param('messageId') }
      return c.json({ changed: await forgetVisitor(c.get('services'), which) }, 200)
    },
  )

/**
 * What the Worker loads when it is first asked for. Loaded before anything is timed; and not by one request or Durable Object while
 * another waits for the same, which the runner's way of loading modules does not bear.
 */
await Promise.all([
  import('better-auth/minimal'),
  import('better-auth/api'),
  import('better-auth/adapters/drizzle'),
  import('better-auth/plugins/email-otp'),
  import('better-auth/plugins/generic-oauth'),
  import('better-auth/plugins/magic-link'),
  import('openai'),
  import('../../../renderer/render-site.ts'),
  import('../../../templates/compose.ts'),
  import('../../../worker/mails/render-mail.ts'),
  import('../../../worker/services/creations/run-creation.ts'),
])

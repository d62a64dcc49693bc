import { withMessages } from '../../messages/page-messages.ts'

/** Finds out who is signed in, and follows it. */
export async function openAccount(deviceDatabase: string): Promise<void> {
  const { openSession } = await withMessages(['account'], () => import('./session/open-session.ts'))
  await openSession(deviceDatabase)
}

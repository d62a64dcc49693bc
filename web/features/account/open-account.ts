import { withMessages } from '../../messages/page-messages.ts'

/** Finds out who is signed in, and follows it. */
export async function openAccount(deviceDatabase: string): Promise<void> {
  const { openSession } = await withMessages(['account'], () => import('./session/open-session.ts'))
  await openSession(deviceDatabase)
}

/** Asks for a session that the page does not know of, where a shopper looks for it. */
export async function findAccount(deviceDatabase: string): Promise<void> {
  const { findSession } = await withMessages(['account'], () => import('./session/open-session.ts'))
  await findSession(deviceDatabase)
}

import type { CustomerSignUpInput } from '#schema/generated/types.ts'

/** Determines who is signed in and follows changes. */
export async function openAccount(deviceDatabase: string): Promise<void> {
  const { openSession } = await import('./session/open-session.ts')
  await openSession(deviceDatabase)
}

/** Creates an account and signs the customer in. Returns the problems if the platform rejects it. */
export async function signUp(deviceDatabase: string, input: CustomerSignUpInput) {
  return (await import('./session/sign-up.ts')).signUp(deviceDatabase, input)
}

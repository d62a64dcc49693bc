import { signedInCookie } from '#schema/rules/constants.ts'

/**
 * Whether the readable cookie says that a customer is signed in. Only the server's answer is certain.
 * @source USER-24; decision 0030
 */
export const hasSessionHint = (deviceDatabase: string): boolean =>
  document.cookie.split('; ').includes(`${signedInCookie(deviceDatabase)}=1`)

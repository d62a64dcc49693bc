import { signedInCookie } from '#schema/rules/constants.ts'

/** Whether the server has left word that a customer is signed in. Only the server's answer says so for certain. @source USER-24; decision 0111 */
export const hasSessionHint = (deviceDatabase: string): boolean =>
  document.cookie.split('; ').includes(`${signedInCookie(deviceDatabase)}=1`)

import type { Config } from './config/config.ts'

/** Where the shop's platform is, and how to stop it when this process started it. */
export interface StartedPlatform {
  readonly url: string
  /** Where its orders are taken, when it takes them. */
  readonly checkoutUrl?: string
  /** Absent for a platform that runs elsewhere. */
  readonly close?: () => Promise<void>
  /** Who can sign in to try it out. */
  readonly logins?: readonly { readonly title: string; readonly email: string; readonly password: string }[]
}

/** Names of all addresses of a machine. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::']

/**
 * The origin of a shop that listens on this machine, as people type it: browsers take `127.0.0.1` for another site than `localhost`, which has none
 * of its cookies.
 * @param address where it listens, as the server tells it
 * @param host where it was told to listen
 */
export function localOrigin(address: string, host: string): string {
  const url = new URL(address)
  if (EVERY_ADDRESS.includes(host)) url.hostname = 'localhost'
  return url.origin
}

/** What is said once the shop listens: where everything is, and with the sandbox who can sign in and what to try. @param shop its origin */
export function banner(
  { playground, storeViews }: Pick<Config, 'playground' | 'storeViews'>,
  shop: string,
  platform: StartedPlatform,
): string {
  const lines = [
    ['Shop', shop],
    ['GraphQL', `${shop}/graphql`],
    ...(playground ? [['Playground', `${shop}/graphiql`]] : []),
    [platform.close ? 'Sandbox' : 'Platform', platform.url],
    ...(platform.close ? [['Outbox', `${platform.url}/sandbox`]] : []),
    ...(platform.logins ?? []).map(({ title, email, password }) => [title, `${email}  ${password}`]),
    ...(platform.close && storeViews.length === 1 ? [['Try', 'STORE_VIEWS=de,it  German at /de, Italian at /it']] : []),
  ]
  return ['', ...lines.map(([name = '', value = '']) => `  ${name.padEnd(12)}${value}`), ''].join('\n')
}

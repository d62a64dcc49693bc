import { join } from 'node:path'
import type { Config } from './config/config.ts'

export interface StartedPlatform {
  readonly url: string
  readonly checkoutUrl?: string
  /** Stops the platform; absent if this process did not start it. */
  readonly close?: () => Promise<void>
  readonly logins?: readonly { readonly title: string; readonly email: string; readonly password: string }[]
}

/** Host names that mean every address of a machine. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::']

/**
 * The origin of a shop on this machine as people type it. To browsers `127.0.0.1` and `localhost` are different sites with separate cookies.
 * @param address the address the server reports
 * @param host the configured host
 */
export function localOrigin(address: string, host: string): string {
  const url = new URL(address)
  if (EVERY_ADDRESS.includes(host)) url.hostname = 'localhost'
  return url.origin
}

const TRY = 'open: [de, it] in bff/content/shop/store-views.yaml  German at /de, Italian at /it'

/** Whether the content is the demo shop's, which describes further store views. */
const isDemo = ({ picturesDirectory }: Config['shop']): boolean => picturesDirectory === join('bff', 'content', 'pictures')

/** The start banner: all addresses, and with the sandbox the demo accounts and hints. @param shop its origin */
export function banner(
  { playground, storeViews, shop: shopConfig }: Pick<Config, 'playground' | 'storeViews' | 'shop'>,
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
    ...(platform.close && storeViews.length === 1 && isDemo(shopConfig) ? [['Try', TRY]] : []),
  ]
  return ['', ...lines.map(([name = '', value = '']) => `  ${name.padEnd(12)}${value}`), ''].join('\n')
}

import { z } from 'zod'
import { listedOrigins } from './values/origins.ts'
import { setting } from './values/setting.ts'

export const analyticsSettings = z.strictObject({
  isOn: setting(
    z.boolean().default(true),
    'Shoppers are asked whether their visits may be measured; otherwise nothing is measured',
  ),
  container: setting(
    z
      .string()
      .refine(isScriptAddress, 'has to be an address that starts with https://, without a name, a password or a quote')
      .nullable()
      .default(null),
    'Address of the tag container script that is loaded after consent: `https://www.googletagmanager.com/gtm.js?id=GTM-XXXX`',
  ),
  origins: setting(
    listedOrigins.default([]),
    'Origins the container connects to, apart from its own; the content security policy allows them: `https://region1.google-analytics.com`',
  ),
})

/** The container is null for none, and its origin is one of `origins`. @source CHECKOUT-3 */
export function analyticsConfig({ isOn, container, origins }: z.output<typeof analyticsSettings>) {
  if (!isOn || container === null) return { isOn, container: null, origins: [] }
  return { isOn, container, origins: [...new Set([new URL(container).origin, ...origins])] }
}

export type AnalyticsConfig = Readonly<ReturnType<typeof analyticsConfig>>

/** The error does not repeat an invalid URL, because it may contain a password. */
function isScriptAddress(value: string): boolean {
  if (!URL.canParse(value) || /[\s"'<>;,\\]/.test(value)) return false
  const { protocol, username, password, hostname } = new URL(value)
  return (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')) && username === '' && password === ''
}

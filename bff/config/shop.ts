import { z } from 'zod'
import { SWITCHES } from '#schema/rules/constants.ts'
import { flag, folder, list } from './values.ts'

export interface ShopConfig {
  readonly name: string
  readonly phone: string | null
  /** Folder with `{store code}.json` or `default.json`: the banners of the home page. */
  readonly bannersDirectory: string
  /** Identifiers of the pages of text that header and footer link to, where they exist. */
  readonly pages: { readonly help: readonly string[]; readonly about: readonly string[] }
  /** All store views share what devices keep. @source CACHE-7 */
  readonly commonCaches: boolean
}

export const shopVariables = {
  SHOP_NAME: z.string().min(1).default('Heartwood'),
  SHOP_PHONE: z.string().default('0113 496 0123'),
  HELP_PAGES: list('delivery,returns,cutting-guide,choosing-timber'),
  ABOUT_PAGES: list('about-us,sustainability,terms-and-conditions,privacy-policy'),
  COMMON_CACHES: flag(SWITCHES.commonCaches),
  BANNERS_DIR: folder.default('bff/content/banners'),
}

export const shopConfig = (env: z.output<z.ZodObject<typeof shopVariables>>): ShopConfig => ({
  name: env.SHOP_NAME,
  phone: env.SHOP_PHONE === 'none' ? null : env.SHOP_PHONE,
  bannersDirectory: env.BANNERS_DIR,
  pages: { help: env.HELP_PAGES, about: env.ABOUT_PAGES },
  commonCaches: env.COMMON_CACHES,
})

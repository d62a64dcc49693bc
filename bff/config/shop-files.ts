import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { analyticsSettings } from './analytics.ts'
import { cartSettings } from './cart.ts'
import { catalogSettings, taxSettings } from './catalog.ts'
import { checkoutSettings } from './checkout.ts'
import { type ContentFile, type ParsedFile, readOrReport } from './content-file.ts'
import { platformSettings } from './platform.ts'
import { ShopContent } from './shop.ts'
import { StoreViews } from './store-views.ts'

/** `shop/settings.yaml`: how the shop sells. Every setting has a default. */
const ShopSettings = z.strictObject({
  catalog: catalogSettings.prefault({}),
  platform: platformSettings.prefault({}),
  tax: taxSettings.prefault({}),
  cart: cartSettings.prefault({}),
  checkout: checkoutSettings.prefault({}),
  analytics: analyticsSettings.prefault({}),
})

/** The files that describe the shop, by their path in the content folder. */
export const CONTENT_FILES = {
  'shop/default.yaml': ShopContent,
  'shop/settings.yaml': ShopSettings,
  'shop/store-views.yaml': StoreViews,
} as const

type Files = typeof CONTENT_FILES

export type ShopFiles = { readonly [Path in keyof Files]: ParsedFile<z.output<Files[Path]>> }

/** Files that a content folder must have in addition to `shop/default.yaml`. */
const PICTURES = ['mark.svg', 'favicon.svg', 'icon.svg', 'icon-maskable.svg', 'apple-touch-icon.png', 'placeholder.svg']

/**
 * Reads the files that describe the shop. The settings and store views files may be missing: all their settings have defaults.
 * @returns the files, or every error with file, line and field
 */
export function readShopFiles(directory: string): ShopFiles | readonly string[] {
  const missing = PICTURES.map((name) => join(directory, 'pictures', name)).filter((path) => !existsSync(path))
  const shop = readOrReport(join(directory, 'shop/default.yaml'), ShopContent)
  const settings = readOptionalFile(join(directory, 'shop/settings.yaml'), ShopSettings)
  const storeViews = readOptionalFile(join(directory, 'shop/store-views.yaml'), StoreViews)
  const issues = [
    ...missing.map((path) => `${path}: is missing; copy the file from bff/content`),
    ...[shop, settings, storeViews].flatMap((file) => file.issues),
  ]
  if (shop.value === null || settings.value === null || storeViews.value === null || issues.length > 0) return issues
  return { 'shop/default.yaml': shop, 'shop/settings.yaml': settings, 'shop/store-views.yaml': storeViews }
}

function readOptionalFile<Shape extends z.ZodType>(path: string, shape: Shape): ContentFile<z.output<Shape>> {
  return existsSync(path) ? readOrReport(path, shape) : { value: shape.parse({}), issues: [], findLine: () => null }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SWITCHES } from '#schema/rules/constants.ts'
import { type ContentFile, readContentFile } from './content-file.ts'
import { flag, folder, optionalList } from './values/plain.ts'

export interface ShopConfig extends ShopContent {
  /** Folder with `{store code}.json` or `default.json`: the banners of the home page. Optional. */
  readonly bannersDirectory: string
  /** Folder with `{language}.yaml`: trade terms and brand names for searches. Optional. */
  readonly searchDictionaryDirectory: string
  /** Folder with the shop's logo, icons and placeholder image. */
  readonly picturesDirectory: string
  /** All store views share the caches on devices. @source CACHE-7 */
  readonly commonCaches: boolean
}

/** One or more lines that appear on every page. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(400)
  .regex(/^\P{Cc}*$/u, 'has to be without line ends and control characters')
const optionalText = text.nullable().default(null)
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'has to be a colour such as #103924')
const emailAddress = z.email('has to be an e-mail address').max(254)

const path = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])\S*$/, 'has to be a path of the shop such as /search')
const shortcut = z.strictObject({ name: text.max(40), url: path })
const identifier = z.string().trim().min(1).max(100)
/** A content page by identifier, with the platform's title or its own; or any page of the shop. */
const siteLink = z.union([
  identifier,
  z.strictObject({ title: text.max(60), page: identifier }),
  z.strictObject({ title: text.max(60), url: path }),
])
const siteLinks = z.array(siteLink).max(20).default([])

export type SiteLink = z.output<typeof siteLink>

/** Link targets of menu, header and footer. */
export const sitePages = z.strictObject({
  menu: siteLinks,
  help: siteLinks,
  about: siteLinks,
  /** The terms page that shoppers accept with an order. */
  conditions: identifier.nullable().default(null),
})

export type SitePages = z.output<typeof sitePages>

export const siteTexts = z.strictObject({
  title: text,
  description: text,
  promise: optionalText,
  contact: optionalText,
  hours: optionalText,
  searchPlaceholder: text,
  searchExample: text,
  searchAdvice: z.array(text).max(10).default([]),
})

export type SiteTexts = z.output<typeof siteTexts>

/** Millimetres, in steps of a tenth. */
const ofTheSaw = z.number().min(0).max(100).multipleOf(0.1)
const sku = z.string().trim().min(1).max(64).nullable().default(null)

const Saw = z.strictObject({
  kerf: ofTheSaw,
  trim: ofTheSaw,
  /** Skus of the service products. */
  sheetService: sku,
  lengthService: sku,
  edgingService: sku,
})

const ShopContent = z.strictObject({
  name: text.max(60),
  phone: optionalText,
  /** Recipient of shoppers' messages. The platform's mail service has to allow it. */
  email: emailAddress.nullable().default(null),
  colours: z.strictObject({ bar: colour, barDark: colour, paper: colour }),
  pages: sitePages.prefault({}),
  /** Shortcuts of the installed app. Systems show at most four. */
  shortcuts: z.array(shortcut).max(4).default([]),
  /** Null if the shop does not cut to size. */
  cutting: Saw.nullable().default(null),
  addresses: z.strictObject({ telephone: z.enum(['required', 'optional']) }).default({ telephone: 'required' }),
  texts: siteTexts,
})

/** The shop's description of itself, from `shop/default.yaml` of its content. @source SHOP-17 */
export type ShopContent = z.output<typeof ShopContent>

/** Address settings for forms and their validation. */
export const addressSettings = ({ addresses }: Pick<ShopContent, 'addresses'>) => ({
  isTelephoneRequired: addresses.telephone === 'required',
})

/** Files that a content folder must have in addition to its texts. */
const PICTURES = ['mark.svg', 'favicon.svg', 'icon.svg', 'icon-maskable.svg', 'apple-touch-icon.png', 'placeholder.svg']

const content = folder.transform((directory, context) => {
  const missing = PICTURES.map((name) => join(directory, 'pictures', name)).filter((path) => !existsSync(path))
  for (const path of missing) context.addIssue(`${path} is not there; copy that of bff/content`)
  const { value, issues } = readShop(join(directory, 'shop', 'default.yaml'))
  for (const issue of issues) context.addIssue(issue)
  return value && missing.length === 0 ? { directory, value } : z.NEVER
})

function readShop(path: string): ContentFile<ShopContent> {
  try {
    return readContentFile(path, ShopContent)
  } catch (error) {
    return { value: null, issues: [`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`] }
  }
}

export const shopVariables = {
  CONTENT_DIR: content.prefault('bff/content'),
  SHOP_NAME: text.max(60).optional(),
  SHOP_PHONE: text.optional(),
  SHOP_EMAIL: z
    .string()
    .refine((value) => value === 'none' || emailAddress.safeParse(value).success, 'has to be an e-mail address, or none')
    .optional(),
  HELP_PAGES: optionalList,
  ABOUT_PAGES: optionalList,
  COMMON_CACHES: flag(SWITCHES.commonCaches),
  BANNERS_DIR: folder.optional(),
  SEARCH_DICTIONARY_DIR: folder.optional(),
}

/** The content, overridden by variables. */
export function shopConfig(env: z.output<z.ZodObject<typeof shopVariables>>): ShopConfig {
  const { directory, value } = env.CONTENT_DIR
  return {
    ...value,
    name: env.SHOP_NAME ?? value.name,
    phone: env.SHOP_PHONE === 'none' ? null : (env.SHOP_PHONE ?? value.phone),
    email: env.SHOP_EMAIL === 'none' ? null : (env.SHOP_EMAIL ?? value.email),
    pages: { ...value.pages, help: env.HELP_PAGES ?? value.pages.help, about: env.ABOUT_PAGES ?? value.pages.about },
    bannersDirectory: env.BANNERS_DIR ?? join(directory, 'banners'),
    searchDictionaryDirectory: env.SEARCH_DICTIONARY_DIR ?? join(directory, 'search'),
    picturesDirectory: join(directory, 'pictures'),
    commonCaches: env.COMMON_CACHES,
  }
}

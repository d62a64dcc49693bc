import { join } from 'node:path'
import { z } from 'zod'
import { BlockSettings } from './blocks.ts'
import { BranchSettings } from './branches.ts'
import { CalculatorSettings, calculatorTexts } from './calculators.ts'
import { DeliverySettings } from './delivery.ts'
import { postalAddress } from './values/address.ts'
import { setting } from './values/setting.ts'
import { openingHours, text } from './values/texts.ts'

export interface ShopConfig extends ShopContent {
  /** Folder with `{store code}.json` or `default.json`: the banners of the home page. May be missing. */
  readonly bannersDirectory: string
  /** Folder with `{language}.yaml`: trade terms and brand names for searches. May be missing. */
  readonly searchDictionaryDirectory: string
  /** Folder with the shop's logo, icons and placeholder image. */
  readonly picturesDirectory: string
  /** All store views share the caches on devices. @source CACHE-7 */
  readonly commonCaches: boolean
}

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
export const siteLink = z.union(
  [identifier, z.strictObject({ title: text.max(60), page: identifier }), z.strictObject({ title: text.max(60), url: path })],
  'has to be the identifier of a content page, a title with a page, or a title with a url such as /search',
)
const siteLinks = z.array(siteLink).max(20).default([])

export type SiteLink = z.output<typeof siteLink>

/** Link targets of menu, header and footer. */
export const sitePages = z.strictObject({
  menu: setting(
    siteLinks,
    'Links above the header and in the menu: identifiers of content pages, or `title` with `page` or `url`; pages the platform does not have are left out',
  ),
  help: setting(siteLinks, 'Links of the first list in the footer'),
  about: setting(siteLinks, 'Links of the second list in the footer'),
  conditions: setting(identifier.nullable().default(null), 'Identifier of the terms that shoppers accept with an order'),
})

export type SitePages = z.output<typeof sitePages>

export const siteTexts = z.strictObject({
  title: setting(text, 'What the shop sells: title of the home page'),
  description: setting(text, 'The shop in a sentence or two'),
  promise: setting(optionalText, 'Promise above the header'),
  contact: setting(optionalText, 'Invitation to get in touch, in the footer'),
  hours: setting(optionalText, 'Opening hours'),
  delivery: setting(
    z
      .strictObject({ title: text.max(40), text: text.max(80), url: path })
      .nullable()
      .default(null),
    'When orders leave, on the home page: `title`, `text` and the `url` of more about it',
  ),
  deliveryMethods: setting(
    z.record(z.string().max(100), text.max(40)).default({}),
    'Names of the methods of `delivery.methods` beside their days: `pallet_pallet: Our lorry`',
  ),
  returns: setting(optionalText, 'Returns in a few words, below the checkout button'),
  searchPlaceholder: setting(text, 'Text in the empty search field of the header'),
  searchExample: setting(text, 'Text in the empty search field of the search page'),
  popularSearches: setting(
    z.array(text.max(40)).max(8).default([]),
    'Searches that the empty field of the header offers, 8 at most; without them it offers recent ones only',
  ),
  searchAdvice: setting(z.array(text).max(10).default([]), 'What to try if a search finds nothing'),
  calculators: setting(
    calculatorTexts.nullable().default(null),
    'What the room calculators are called: `title` and `intro` of `skirting`, `architrave` and `deck`',
    'general texts',
  ),
})

export type SiteTexts = z.output<typeof siteTexts>

/** Millimetres, in steps of a tenth. */
const sawMillimetres = z.number().min(0).max(100).multipleOf(0.1)
const pieceMillimetres = z.int().min(1).max(10_000)
const material = z.string().trim().min(1).max(64)
const sku = material.nullable().default(null)

const Saw = z.strictObject({
  kerf: setting(sawMillimetres, 'Width of a cut in millimetres'),
  trim: setting(sawMillimetres, 'What is cut off each edge of a sheet first, in millimetres'),
  smallest: setting(
    z.strictObject({ length: pieceMillimetres, width: pieceMillimetres }).nullable().default(null),
    'The smallest piece of a sheet, turned or not; of a board, its `length`; in millimetres',
  ),
  sheetService: setting(sku, 'Sku of the service charged for each sheet'),
  lengthService: setting(sku, 'Sku of the service charged for each cut of a board'),
  edgingService: setting(sku, 'Sku of the service charged for each metre of edge'),
  materials: setting(
    z.array(material).max(12).default([]),
    'Skus of the sheets and boards that the cutting form offers before a search; the first is the material of its example',
  ),
})

const Company = z.strictObject({
  name: setting(text.max(80), 'Name of the company'),
  ...postalAddress,
  vatNumber: setting(text.max(30).nullable().default(null), 'VAT number'),
})

/** `shop/default.yaml` of the content: the shop's description of itself. @source SHOP-17 */
export const ShopContent = z
  .strictObject({
    name: setting(text.max(60), 'Name of the shop, in titles and as an installed app'),
    phone: setting(optionalText, 'Telephone number for orders'),
    email: setting(
      emailAddress.nullable().default(null),
      "Recipient of shoppers' messages, which the platform's mail service has to allow; without one the contact page has no form",
    ),
    company: setting(Company.nullable().default(null), 'Who sells: on printed orders. Without it they name the shop'),
    quotationDays: setting(z.int().min(1).max(365).default(14), "How many days a quotation from a shopper's list is valid"),
    colours: z.strictObject({
      bar: setting(colour, "Colour of the browser's bar and of an installed shop while it opens"),
      barDark: setting(colour, 'The same in a dark colour scheme'),
      paper: setting(colour, 'Background of an installed shop while it opens'),
    }),
    pages: sitePages.prefault({}),
    blocks: BlockSettings.prefault({}),
    shortcuts: setting(z.array(shortcut).max(4).default([]), 'Shortcuts of the installed app, each with `name` and `url`'),
    cutting: setting(Saw.nullable().default(null), 'The saw; without it the shop does not cut to size'),
    calculators: setting(
      CalculatorSettings.prefault({}),
      'What the room calculators propose; one that is left out is not offered',
    ),
    addresses: z
      .strictObject({
        telephone: setting(
          z.enum(['required', 'optional']).default('required'),
          'Whether addresses need a telephone number, in orders and in accounts: `required` or `optional`. Most platforms refuse an order without one',
        ),
      })
      .prefault({}),
    opening: setting(
      openingHours,
      "Opening hours from Monday to Sunday such as '7:30-17:00', null for a closed day; without them no page says whether the shop is open",
    ),
    branches: setting(
      BranchSettings.default([]),
      'Places where shoppers collect and ask; without one the store page has only the contact details',
    ),
    delivery: setting(DeliverySettings.nullable().default(null), 'When orders arrive; without it no page promises a date'),
    texts: siteTexts,
  })
  .superRefine(({ branches, delivery }, context) => {
    for (const [i, { branch }] of (delivery?.methods ?? []).entries())
      if (branch !== null && !branches.some(({ id }) => id === branch))
        context.addIssue({ code: 'custom', path: ['delivery', 'methods', i, 'branch'], message: 'is not the id of a branch' })
  })

export type ShopContent = z.output<typeof ShopContent>

export const addressSettings = ({ addresses }: Pick<ShopContent, 'addresses'>) => ({
  isTelephoneRequired: addresses.telephone === 'required',
})

/** The shop's description of itself, and where its other content files are. @param directory the content folder */
export const shopConfig = (content: ShopContent, directory: string, commonCaches: boolean): ShopConfig => ({
  ...content,
  bannersDirectory: join(directory, 'banners'),
  searchDictionaryDirectory: join(directory, 'search'),
  picturesDirectory: join(directory, 'pictures'),
  commonCaches,
})

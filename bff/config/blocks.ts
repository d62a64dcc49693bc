import { z } from 'zod'
import { setting } from './values/setting.ts'

const MOST_BLOCKS = 8

const identifier = z.string().trim().min(1).max(100)
const category = z.union([identifier, z.int().min(1).transform(String)])

/** A block of all category pages, or of some. */
const CategoryBlock = z.union(
  [identifier, z.strictObject({ block: identifier, categories: z.array(category).min(1).max(50) })],
  'has to be the identifier of a block, or a block with the ids or slugs of its categories',
)

const blocks = z.array(identifier).max(MOST_BLOCKS).default([])

/** The places that show blocks of the merchant's platform. @source CMS-24 */
export const BlockSettings = z
  .strictObject({
    home: setting(blocks, 'Blocks of the home page: identifiers, in order; those the platform does not have are left out'),
    category: setting(
      z.array(CategoryBlock).max(MOST_BLOCKS).default([]),
      'Blocks below the products of categories: identifiers, or `block` with the ids or slugs of its `categories`',
    ),
    cart: setting(blocks, 'Blocks below the cart'),
    checkout: setting(blocks, "Blocks of the checkout's review"),
    footer: setting(blocks, 'Blocks of the footer'),
  })
  .superRefine((places, context) => {
    for (const [place, entries] of Object.entries(places)) {
      const identifiers = entries.map((entry) => (typeof entry === 'string' ? entry : entry.block))
      for (const [i, identifier] of identifiers.entries())
        if (identifiers.indexOf(identifier) < i)
          context.addIssue({ code: 'custom', path: [place, i], message: 'is listed twice' })
    }
  })

export type BlockSettings = z.output<typeof BlockSettings>

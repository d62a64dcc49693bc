import { z } from 'zod'
import { PICTURE_FORMS } from '../picture-path.ts'
import { readData } from '../read-data.ts'
import { same, slug, type Text, text } from '../wording/text.ts'

const category = z.strictObject({
  id: z.number(),
  /** Key of the parent category; absent on the first level. */
  parent: z.string().exactOptional(),
  name: text,
  /** The last part of its path; derived from the name if absent. */
  urlKeys: text.exactOptional(),
  about: text,
  /** HTML below `about` on the category's page. */
  more: text.exactOptional(),
  picture: z.strictObject({ form: z.enum(PICTURE_FORMS), material: z.string(), profile: z.string().exactOptional() }),
  active: z.boolean().default(true),
  inMenu: z.boolean().default(true),
})

/** A category of the shop; its place in the list is its position. `parent` is an id. */
export type Category = Omit<z.infer<typeof category>, 'parent' | 'urlKeys'> & { readonly parent: number; readonly urlKeys: Text }

/** The root of all categories, which is never shown. @source LIMIT-15 */
export const ROOT: Category = {
  id: 2,
  parent: 1,
  name: same('Default Category'),
  urlKeys: same(''),
  about: same(''),
  picture: { form: 'scene', material: 'oak' },
  active: true,
  inMenu: true,
}

const FILE = readData('categories', z.record(z.string(), category))
const slugs = ({ en, de, it }: Text): Text => ({ en: slug(en), de: slug(de), it: slug(it) })
const byKey = new Map(
  Object.entries(FILE).map(([key, { parent, ...found }]) => [
    key,
    { ...found, urlKeys: found.urlKeys ?? slugs(found.name), parent: parent === undefined ? ROOT.id : findId(parent) },
  ]),
)

/** All categories in menu order, without the root. */
export const CATEGORIES: readonly Category[] = [...byKey.values()]

const byId = new Map([ROOT, ...CATEGORIES].map((found) => [found.id, found]))

/** Finds a category by key. @throws Error for a key that no category has */
export function getCategory(key: string): Category {
  const found = byKey.get(key)
  if (!found) throw new Error(`no category '${key}'`)
  return found
}

/** Returns the path from the first level down to the category, without the root. */
export function lineage(of: Category): readonly Category[] {
  const parent = byId.get(of.parent)
  return !parent || parent.id === ROOT.id ? [of] : [...lineage(parent), of]
}

function findId(key: string): number {
  const found = FILE[key]
  if (!found) throw new Error(`no category '${key}'`)
  return found.id
}

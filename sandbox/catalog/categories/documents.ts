import type { StoreView } from '../../store-views.ts'
import type { Calendar } from '../calendar.ts'
import { picturePath } from '../picture-path.ts'
import { slug } from '../wording/text.ts'
import { CATEGORIES, type Category, lineage, ROOT } from './tree.ts'

type Document = Record<string, unknown>
type Counts = ReadonlyMap<number, number>

/** 'mouldings/skirting'. */
export const categoryPath = (category: Category, view: StoreView): string =>
  lineage(category)
    .map(({ urlKeys }) => urlKeys[view.language])
    .join('/')

/** 'skirting-24'. */
export const categorySlug = (category: Category, view: StoreView): string =>
  `${slug(category.name[view.language])}-${category.id}`

/**
 * Returns category documents, including the root. `counts` is the number of products per category, descendants included.
 * Only every other document has `parent_ids`, and some have no slug.
 * @source platform contract §2.15
 */
export function categoryDocuments(view: StoreView, calendar: Calendar, counts: Counts): Document[] {
  return [ROOT, ...CATEGORIES].map((category) => ({
    ...summary(category, view, counts),
    ...(category.id % 2 === 0 ? { parent_ids: parentIds(category) } : {}),
    ...(category.id === ROOT.id ? {} : texts(category, view)),
    available_sort_by: null,
    is_anchor: true,
    display_mode: 'PRODUCTS',
    children_data: childrenData(category, view, counts),
    created_at: calendar.at(-1600 + (category.id % 50)),
    updated_at: calendar.at(-(category.id % 40) - 1),
  }))
}

/** Returns direct children, in menu order. */
const findChildren = (category: Category): readonly Category[] => CATEGORIES.filter(({ parent }) => parent === category.id)

/** Returns the ids from the technical root 1 down to the category. */
const ancestry = (category: Category): number[] =>
  category.id === ROOT.id ? [1, 2] : [1, 2, ...lineage(category).map(({ id }) => id)]

const parentIds = (category: Category): number[] => ancestry(category).slice(0, -1)

function summary(category: Category, view: StoreView, counts: Counts): Document {
  const isRoot = category.id === ROOT.id
  const path = ancestry(category)
  return {
    id: category.id,
    parent_id: category.parent,
    name: category.name[view.language],
    ...(isRoot ? {} : { url_key: category.urlKeys[view.language], url_path: categoryPath(category, view) }),
    ...(category.id % 10 === 1 ? {} : { slug: categorySlug(category, view) }),
    path: path.join('/'),
    level: path.length - 1,
    position: findPosition(category),
    product_count: counts.get(category.id) ?? 0,
    is_active: category.active,
    include_in_menu: Number(category.inMenu),
    children_count: String(findChildren(category).length),
  }
}

const findPosition = (category: Category): number =>
  CATEGORIES.filter(({ parent }) => parent === category.parent).findIndex(({ id }) => id === category.id) + 1

const texts = (category: Category, view: StoreView): Document => ({
  description: `<p>${category.about[view.language]}</p>${category.more?.[view.language] ?? ''}`,
  image: picturePath({ ...category.picture, view: category.picture.form === 'scene' ? 'room' : 'front', seed: category.id }),
  meta_title: category.name[view.language],
  meta_description: category.about[view.language],
})

/** Returns nested summaries of all descendants, as the indexer writes them. */
const childrenData = (category: Category, view: StoreView, counts: Counts): Document[] =>
  findChildren(category).map((child) => ({ ...summary(child, view, counts), children_data: childrenData(child, view, counts) }))

import type { CategoryViewFragment } from '#schema/generated/operations.ts'
import { Chips } from '../../components/links/chips.tsx'
import { useMessages } from '../../messages/use-messages.tsx'

interface SubcategoriesProps {
  readonly of: string
  readonly categories: CategoryViewFragment['children']
}

/** The categories below, as a row of links. */
export function Subcategories({ of, categories }: SubcategoriesProps) {
  const words = useMessages('listing')
  if (categories.length === 0) return null
  return (
    <Chips label={words.subcategories(of)} chips={categories.map(({ id, name, url }) => ({ key: id, to: url, text: name }))} />
  )
}

import type { CategoryViewFragment } from '#schema/generated/operations.ts'
import { Chips } from '../../components/chips.tsx'
import { useListingMessages } from '../../messages/listing.ts'

interface ShelvesProps {
  readonly of: string
  readonly shelves: CategoryViewFragment['children']
}

/** The categories below, as a row of links. */
export function Shelves({ of, shelves }: ShelvesProps) {
  const words = useListingMessages()
  if (shelves.length === 0) return null
  return <Chips label={words.subcategories(of)} chips={shelves.map(({ id, name, url }) => ({ key: id, to: url, text: name }))} />
}

type Document = Readonly<Record<string, unknown>>

export interface MenuShape {
  readonly departments: number
  readonly subcategories: number
  /** Below each subcategory. */
  readonly leaves: number
}

/** A department and its subcategories, two levels deep, after the model of another. */
export function department(model: Document, number: number, { subcategories, leaves }: MenuShape): Document[] {
  let id = (number + 1) * 100_000
  const root = { ...model, id, name: `Department ${number}`, path: `1/2/${id}`, url_path: `department-${number}` }
  const below = (parent: Document): Document => {
    id += 1
    const own = { id, name: `Planed boards ${id}`, path: `${parent.path}/${id}`, url_path: `${parent.url_path}/${id}` }
    return { ...model, ...own, parent_id: parent.id }
  }
  const children = Array.from({ length: subcategories }, () => below(root))
  return [root, ...children, ...children.flatMap((parent) => Array.from({ length: leaves }, () => below(parent)))]
}

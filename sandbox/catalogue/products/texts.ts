import type { StoreView } from '../../store-views.ts'
import type { Product } from './product.ts'

/** Returns short and long HTML texts of a product, and its meta texts. */
export function textFields(product: Product, name: string, view: StoreView): Record<string, string> {
  const { language } = view
  const { family, about: abouts } = product.line
  const about = abouts[language]
  const list = family.points.map((point) => `<li>${point[language]}</li>`).join('')
  return {
    short_description: `<p>${about}</p>`,
    description: `<p>${about}</p><p>${family.text[language]}</p><ul>${list}</ul>`,
    meta_title: name,
    meta_description: about.length > 155 ? `${about.slice(0, about.lastIndexOf(' ', 152))}…` : about,
  }
}

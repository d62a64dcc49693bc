import type { Language } from '../../store-views.ts'
import { getAttribute } from '../attributes/attribute.ts'
import { getOption } from '../attributes/options.ts'
import { phrase } from '../wording/phrase.ts'
import { numeral, slug, type Text } from '../wording/text.ts'
import type { Product, SaleableItem } from './product.ts'

const SECTION = ['thickness', 'width', 'length']

/** Returns the product's name in a language, without sizes that the pattern omits. */
export const productName = (product: Product, language: Language): string =>
  phrase(product.line.name[language], product.values, language)

/** Returns product name and variant values: 'Torus skirting, primed MDF, 18 x 150 x 4200 mm'. */
export const variantName = (product: Product, variant: SaleableItem, language: Language): string =>
  [productName(product, language), ...chosenWords(product, variant, language)].join(', ')

function chosenWords({ choices }: Product, { values }: SaleableItem, language: Language): string[] {
  const section = SECTION.filter((code) => choices.includes(code)).map((code) => numeral(Number(values[code]), language))
  const rest = choices.filter((code) => !SECTION.includes(code))
  const others = rest
    .map((code) => withUnit(code, getOption(getAttribute(code), values[code] ?? '').label(language), language))
    .filter(Boolean)
  return [...(section.length > 0 ? [`${section.join(' x ')} mm`] : []), ...others]
}

const GRIT: Text = { en: '{} grit', de: 'Körnung {}', it: 'grana {}' }
const withUnit = (code: string, label: string, language: Language) =>
  code === 'grit' ? GRIT[language].replace('{}', label) : label

/** Assigns unique URL keys in one store view; the id is appended to a taken name. */
export class UrlKeys {
  readonly #taken = new Set<string>()

  keyFor(name: string, id: number): string {
    const wanted = slug(name)
    const key = this.#taken.has(wanted) ? `${wanted}-${id}` : wanted
    this.#taken.add(key)
    return key
  }
}

import { type JsonObject, objectsIn } from '../../../engine/query/json.ts'
import { readNumber, readText } from '../../../store/fields.ts'
import { findSaleable, type Saleable } from '../../../store/saleable.ts'
import { Refusal } from '../../envelope.ts'
import { type Article, type Buyer, plainArticle } from './article.ts'
import type { BundleChoice } from './buy-request.ts'

/**
 * Builds a bundle from its components: its price is their sum, and its sku contains theirs.
 * @param quantity of the bundle
 * @throws Refusal 400 if a required option is not chosen or a selection is unknown
 * @source platform contract §6.5
 */
export function bundleArticle(bundle: Saleable, choices: readonly BundleChoice[], quantity: number, buyer: Buyer): Article {
  const components = objectsIn(bundle.document.bundle_options).flatMap((option) => toComponents(option, choices, quantity, buyer))
  return {
    ...plainArticle(bundle, quantity, buyer),
    sku: [bundle.sku, ...components.map(({ article }) => article.sku)].join('-'),
    type: 'bundle',
    price: components.reduce((sum, { article, count }) => sum + article.price * count, 0),
    options: components.map(({ title, article, count }) => ({ label: title, value: `${count} x ${article.name}` })),
    demands: components.map(({ article, count }) => ({ saleable: article.saleable, quantity: count })),
    weight: components.reduce((sum, { article, count }) => sum + article.weight * count, 0),
  }
}

interface Component {
  readonly title: string
  readonly article: Article
  readonly count: number
}

function toComponents(option: JsonObject, choices: readonly BundleChoice[], quantity: number, buyer: Buyer): Component[] {
  const choice = choices.find((one) => one.option === String(option.option_id))
  if (!choice) {
    if (option.required === true || Number(option.required) === 1) throw notSelected()
    return []
  }
  const links = objectsIn(option.product_links)
  return choice.selections.map((id) => {
    const link = links.find((link) => String(link.id) === id)
    const found = link && findSaleable(buyer.catalog, buyer.view.code, String(link.sku))
    if (!link || !found) throw notSelected()
    const count = countChoice(link, choice)
    return { title: readText(option, 'title') ?? '', article: plainArticle(found, count * quantity, buyer), count }
  })
}

/** The shopper's quantity if it may be changed, otherwise the selection's. */
const countChoice = (link: JsonObject, choice: BundleChoice): number =>
  (Number(link.can_change_quantity) === 1 ? choice.quantity : null) ?? readNumber(link, 'qty') ?? 1

const notSelected = () => new Refusal(400, 'Please select all required options.')

import { isEnough } from './enough-stock.ts'

interface Component {
  readonly isDefault: boolean
  /** Pieces in one bundle. */
  readonly quantity: number
}

type StockOf<T> = (component: T) => Parameters<typeof isEnough>[0]

/**
 * The components of a bundle's option that are chosen first: those in stock that the merchant marked as default. A required option
 * without one gets its first component in stock, or its default if none is in stock.
 * @source VAR-7, STOCK-4; platform contract §6.5
 */
export function defaultComponents<T extends Component>(
  components: readonly T[],
  isRequired: boolean,
  stockOf: StockOf<T>,
): readonly T[] {
  const pool = preferredComponents(components, isRequired, stockOf)
  const defaults = pool.filter(({ isDefault }) => isDefault)
  return defaults.length > 0 || !isRequired ? defaults : pool.slice(0, 1)
}

/** The components with enough stock. If a required option has none, those in stock, or else all. */
function preferredComponents<T extends Component>(components: readonly T[], isRequired: boolean, stockOf: StockOf<T>) {
  const enough = components.filter((component) => isEnough(stockOf(component), component.quantity))
  if (enough.length > 0 || !isRequired) return enough
  const some = components.filter((component) => stockOf(component)?.status !== 'OUT_OF_STOCK')
  return some.length > 0 ? some : components
}

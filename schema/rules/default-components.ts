import { isEnough } from './enough-stock.ts'

/** The fields that decide which components are preselected. */
interface Component {
  readonly isDefault: boolean
  /** Pieces in one bundle. */
  readonly quantity: number
  readonly stock: Parameters<typeof isEnough>[0]
}

/**
 * The components of a bundle's option that are chosen first: those in stock that the merchant marked as default. A required option
 * without one gets its first component in stock, or its default if none is in stock.
 * @source VAR-7, STOCK-4; platform contract §6.5
 */
export function defaultComponents<T>(
  components: readonly T[],
  isRequired: boolean,
  describe: (component: T) => Component,
): readonly T[] {
  const all = components.map((component) => ({ component, ...describe(component) }))
  const pool = preferredComponents(all, isRequired)
  const defaults = pool.filter(({ isDefault }) => isDefault)
  return (defaults.length > 0 || !isRequired ? defaults : pool.slice(0, 1)).map(({ component }) => component)
}

/** The components with enough stock. If a required option has none, those in stock, or else all. */
function preferredComponents<T extends Component>(components: readonly T[], isRequired: boolean): readonly T[] {
  const enough = components.filter(({ stock, quantity }) => isEnough(stock, quantity))
  if (enough.length > 0 || !isRequired) return enough
  const inStock = components.filter(({ stock }) => stock?.status !== 'OUT_OF_STOCK')
  return inStock.length > 0 ? inStock : components
}

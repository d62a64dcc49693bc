import type { ReactNode } from 'react'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { isLongText } from '../lines/line-group.ts'
import { optionsNotInName } from '../lines/options-not-in-name.ts'
import styles from './line-facts.module.css'

interface LineFactsProps {
  readonly line: VisibleLine
  /** The line above shows the same long text. */
  readonly repeatsText: boolean
  /** The product's name. */
  readonly children: ReactNode
}

/**
 * Name, options, product number and stock. The parts of a set and long texts are folded. On phones, number and stock are shown if the
 * name leaves room for them.
 * @source CART-46
 */
export function LineFacts({ line, repeatsText, children }: LineFactsProps) {
  const words = useMessages('cart')
  const { sku, bundleChoices } = line
  const options = optionsNotInName(line)
  const long = options.filter(isLongText)
  const short = options.filter((option) => !isLongText(option))
  const isSet = bundleChoices.length > 0
  return (
    <>
      <div className={styles.title}>
        {children}
        {!isSet && short.length > 0 && (
          <p className={styles.facts}>
            {short.map(({ label, value }) => (
              <span key={label}>
                {label}: {unbrokenSizes(value)}
              </span>
            ))}
          </p>
        )}
      </div>
      <p className={styles.facts}>
        <span>
          {words.sku} {sku}
        </span>
        <LineStock line={line} />
      </p>
      <LineProblem line={line} />
      {isSet && short.length > 0 && <Fold summary={words.parts(short.length)} options={short} />}
      {!repeatsText && long.map((option) => <Fold key={option.label} summary={option.label} options={[option]} />)}
    </>
  )
}

function Fold({ summary, options }: { readonly summary: string; readonly options: VisibleLine['options'] }) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {options.map(({ label, value }) => (
        <p key={label}>{options.length === 1 ? value : `${label}: ${value}`}</p>
      ))}
    </details>
  )
}

/** Renders nothing if the stock is unknown or too low. */
function LineStock({ line }: { readonly line: VisibleLine }) {
  const { there } = useMessages('cart').stock
  if (!line.stock || line.stock.status === 'VOLATILE' || stockProblem(line) !== null) return null
  return <span className={styles.inStock}>{there}</span>
}

function LineProblem({ line }: { readonly line: VisibleLine }) {
  const words = useMessages('cart').stock
  const format = useFormat()
  const problem = stockProblem(line)
  if (problem === null) return null
  const { missing, most } = problem
  const text = missing.length > 0 ? words.missing(format.list(missing)) : most === null ? words.gone : words.only(most)
  return <p className={styles.problem}>{text}</p>
}

/**
 * Why the quantity cannot be delivered: missing components of a set, or the quantity in stock, which is null if out of stock.
 * Null if there is no problem.
 * Carts stored by older versions have no missing components.
 * @source TEXT-24
 */
function stockProblem({ stock, quantity, missingComponents = [] }: VisibleLine) {
  if (missingComponents.length > 0) return { missing: missingComponents, most: null }
  if (!stock || stock.status === 'VOLATILE') return null
  if (stock.status === 'OUT_OF_STOCK') return { missing: [], most: null }
  const isShort = stock.quantity !== null && stock.quantity > 0 && quantity > stock.quantity
  return isShort ? { missing: [], most: stock.quantity } : null
}

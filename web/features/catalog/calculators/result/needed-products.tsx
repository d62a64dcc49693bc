import { Suspense, useEffect, useState } from 'react'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../form/calculator.module.css'
import type { NeededLine } from './needed-lines.ts'

const ListContents = late(async () => (await import('../../lists/page/list-contents.tsx')).ListContents, ['lists', 'cart'])

interface NeededProductsProps {
  /** The purpose of the list. */
  readonly name: string
  /** Why there is no result although all fields are filled in; null otherwise. */
  readonly problem: string | null
  /** Empty while a field cannot be used. */
  readonly lines: readonly NeededLine[]
  /** How the quantities were calculated. */
  readonly facts: readonly string[]
}

/** The list of needed products with prices and stock, and a button that adds all of them to the cart. @source ROOM-7 */
export function NeededProducts({ name, problem, lines, facts }: NeededProductsProps) {
  const words = useMessages('calculators').result
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const list = { name, lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) }
  const plain = <PlainList lines={lines} />
  return (
    <section className={styles.result} aria-label={words.title}>
      <h2>{words.title}</h2>
      <div role="status">
        {problem === null && lines.length === 0 && <p>{words.check}</p>}
        {problem !== null && <p className={styles.error}>{problem}</p>}
        {lines.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {lines.length > 0 && (
        <div className={styles.list}>
          {isHydrated ? (
            <Suspense fallback={plain}>
              <ListContents key={JSON.stringify(list)} list={list} edits={null} />
            </Suspense>
          ) : (
            plain
          )}
        </div>
      )}
      <p className={styles.hint}>{words.guide}</p>
    </section>
  )
}

/** The list without prices, on the server and until the code of the full list has loaded. */
function PlainList({ lines }: Pick<NeededProductsProps, 'lines'>) {
  return (
    <ul className={styles.plain}>
      {lines.map(({ sku, name, quantity }) => (
        <li key={sku}>
          <b>{quantity} ×</b> {name} <small>{sku}</small>
        </li>
      ))}
    </ul>
  )
}

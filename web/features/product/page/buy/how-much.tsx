import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../../../late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { MeasureView } from '../../product.types.ts'
import styles from './buy-box.module.css'

/** Comes when it is opened. */
const Calculator = late(async () => (await import('../../calculator/calculator.tsx')).Calculator, 'now', ['calculator'])

interface HowMuchProps {
  readonly measure: MeasureView
  /** Called with the number of pieces. */
  readonly onUse: (quantity: number) => void
}

/** Help for those who know metres or square metres and have to order pieces. */
export function HowMuch({ measure, onUse }: HowMuchProps) {
  const words = useMessages('product')
  const details = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(false)
  // It may have been opened before there was anybody to notice.
  useEffect(() => setWanted(details.current?.open ?? false), [])
  return (
    <details ref={details} className={styles.howMuch} onToggle={() => setWanted(true)}>
      <summary>{words.howMuch}</summary>
      {isWanted && (
        <Suspense>
          <Calculator measure={measure} onUse={onUse} />
        </Suspense>
      )}
    </details>
  )
}

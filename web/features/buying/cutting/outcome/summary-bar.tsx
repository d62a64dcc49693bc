import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { Packing } from '../packing/pack-list.ts'
import styles from './summary-bar.module.css'

interface SummaryBarProps {
  readonly packing: Packing
  /** The total; null until known. */
  readonly total: ReactNode
}

/** Sheets, total and waste at the bottom of a narrow window while the result is below the window. */
export function SummaryBar({ packing: { sheets, stock, wastePercent }, total }: SummaryBarProps) {
  const words = useMessages('cuttingPlan')
  const place = useRef<HTMLDivElement>(null)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const result = place.current?.closest('section')
    if (!result) return
    const observer = new IntersectionObserver(([entry]) => {
      setNeeded(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(result)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNeeded && (
        <aside className={styles.bar} aria-label={words.summary}>
          <p>
            {stock.kind === 'board' ? words.boards(sheets) : words.sheets(sheets)} · {total && <b>{total}</b>}
            {total && ' · '}
            {words.waste(wastePercent)}
          </p>
          <a className={button.primary} href="#plan">
            {words.seePlan}
          </a>
        </aside>
      )}
    </div>
  )
}

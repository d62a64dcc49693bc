import { useEffect, useRef, useState } from 'react'
import type { ProblemPlace } from '../state/problem-place.ts'
import type { Step } from '../state/steps.ts'

/**
 * The open step of the checkout. The focus moves to a step that the shopper opens, and to the next one when a step is done. It returns to
 * the delivery step when its address is done and nothing else is open, because the delivery methods follow there.
 * @param missing the first incomplete step; null if there is none
 * @source CHECKOUT-20
 */
export function useOpenStep(missing: Step | null) {
  const [edited, setEdited] = useState<Step | null>(null)
  const [done, setDone] = useState<Step | null>(null)
  const open = edited ?? missing
  const current = open ?? (done === 'shipping' ? done : null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const wantedField = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when another step opens
  useEffect(() => {
    const field = wantedField.current
    const input = field && heading.current?.closest('section')?.querySelector<HTMLElement>(`[name="${field}"]`)
    if (hasMoved.current) (input || heading.current)?.focus()
    hasMoved.current = false
    wantedField.current = null
  }, [open])
  /** @param step null for the first incomplete one */
  const show = (step: Step | null) => {
    hasMoved.current = true
    setEdited(step)
  }
  return {
    /** Null for the review. */
    open,
    edit: (step: Step) => show(step),
    close() {
      setDone(open)
      show(null)
    },
    goTo({ step, field }: ProblemPlace) {
      wantedField.current = field
      show(step)
    },
    headingRef: (step: Step | null) => (current === step ? heading : undefined),
  }
}

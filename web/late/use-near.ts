import { type RefCallback, useCallback, useState } from 'react'

/** Distance from the viewport at which content starts to load. */
const NEAR = '600px'

/** Whether the element with `ref` is, or has been, about to scroll into view. */
export function useNear(): { ref: RefCallback<Element>; isNear: boolean } {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}

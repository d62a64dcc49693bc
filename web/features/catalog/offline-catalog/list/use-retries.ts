import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useNetwork } from '../../../../api/use-network.ts'

const RETRY_MS = 5000

/** Asks the shop again as soon as the network returns, and every few seconds in case the shop or that request failed. */
export function useRetries() {
  const { isOnline } = useNetwork()
  const { revalidate, state } = useRevalidator()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) revalidate()
    wasOnline.current = isOnline
  }, [isOnline, revalidate])
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setInterval(() => navigator.onLine && !document.hidden && revalidate(), RETRY_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
}

import { useLayoutEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router'
import { QuietButton } from '../../../../components/button.tsx'
import { PhoneLink } from '../../../../components/links/phone-link.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { gapRetry } from './gap-state.ts'
import type { RetryState } from './retrier.ts'

/** Says that part of the page is missing, and whether it is retried. Without JavaScript, its button reloads the page. */
export function GapNotice({ state }: { readonly state: RetryState | null }) {
  const { gaps: words, errorPage } = useMessages('content').errorPages
  const { phone } = useShop()
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  const place = useRef<HTMLDivElement>(null)
  // Keeps the focus on the page when the focused button is removed with the last gap.
  useLayoutEffect(
    () => () => {
      if (place.current?.contains(document.activeElement)) document.querySelector<HTMLElement>('main h1')?.focus()
    },
    [],
  )
  const action =
    state === null ? (
      <a className={button.quiet} href={href}>
        {words.tryNow}
      </a>
    ) : (
      <QuietButton onClick={() => gapRetry.now()}>{words.tryNow}</QuietButton>
    )
  return (
    <div ref={place} className="container">
      <Notice kind="warning" actions={action}>
        {state === 'stopped' ? words.stopped : words.waiting}
        {state === 'stopped' && phone && (
          <>
            {' '}
            {errorPage.phone} <PhoneLink phone={phone} />
          </>
        )}
      </Notice>
    </div>
  )
}

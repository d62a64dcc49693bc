import { useHref, useLocation, useNavigate, useNavigation } from 'react-router'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'

/** Reloads the current page. A plain link to the same URL until hydrated. */
export function RetryButton() {
  const { errorPage } = useMessages('content').errorPages
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  const navigate = useNavigate()
  const isTrying = useNavigation().state !== 'idle'
  return (
    <a
      className={button.primary}
      href={href}
      aria-disabled={isTrying || undefined}
      onClick={(event) => {
        event.preventDefault()
        navigate(pathname + search, { replace: true })
      }}
    >
      {isTrying ? errorPage.retrying : errorPage.retry}
    </a>
  )
}

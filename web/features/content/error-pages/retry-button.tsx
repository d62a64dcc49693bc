import { useHref, useLocation, useNavigate, useNavigation } from 'react-router'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'

/** Loads the current screen again. Until hydrated, a link to the same URL. */
export function RetryButton() {
  const { errorPage } = useMessages('content').errorPages
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <a
      className={button.primary}
      href={href}
      aria-disabled={isLoading || undefined}
      onClick={(event) => {
        event.preventDefault()
        navigate(pathname + search, { replace: true })
      }}
    >
      {isLoading ? errorPage.retrying : errorPage.retry}
    </a>
  )
}

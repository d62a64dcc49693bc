import { useMessages } from '../../../messages/use-messages.tsx'

/** The first element in tab order, which skips the header. */
export function SkipLink() {
  const { skipToContent } = useMessages('shell')
  return (
    <a className="skip-link" href="#content">
      {skipToContent}
    </a>
  )
}

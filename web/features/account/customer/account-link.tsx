import type { MouseEvent } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { openSignIn, useAccount } from './account.ts'

interface AccountLinkProps {
  readonly className?: string | undefined
  readonly wordClassName?: string | undefined
}

/** Links customers to their account, and opens the sign-in for guests. */
export function AccountLink({ className, wordClassName }: AccountLinkProps) {
  const words = useMessages('shell').header
  const isCustomer = useAccount() === 'customer'
  const openDialog = (event: MouseEvent) => {
    if (isCustomer || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openSignIn()
  }
  return (
    <Link to="/my-account" className={className} onClick={openDialog}>
      <Icon name="account" />
      <span className={wordClassName}>{isCustomer ? words.account : words.signIn}</span>
    </Link>
  )
}

import type { AnchorHTMLAttributes } from 'react'

interface PhoneLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The number as the shop's content writes it. Shown if there are no children. */
  readonly phone: string
}

export function PhoneLink({ phone, children, ...rest }: PhoneLinkProps) {
  return (
    <a {...rest} href={phoneHref(phone)}>
      {children ?? phone}
    </a>
  )
}

/** Digits with a leading plus, for example `tel:+441134960123` for "+44 (0)113 496-0123". */
export function phoneHref(phone: string): string {
  const written = phone.trim()
  const dialled = /^(\+|00)/.test(written) ? written.replace('(0)', '') : written
  return `tel:${dialled.replace(/(?!^)\+|[^+\d]/g, '')}`
}

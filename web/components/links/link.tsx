import type { AnchorHTMLAttributes, Ref } from 'react'
import { useShop } from '../../data/shop.tsx'
import { fullPath } from '../../data/shop-path.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path in this shop, with query and hash. */
  to: string
  replace?: boolean | undefined
  /** Keeps the scroll position although the path changes. The hash then only counts without scripts. */
  preventScrollReset?: boolean | undefined
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the shop. `router/follow-links` handles navigation and prefetching for all links. */
export function Link({ to, replace, preventScrollReset, ...rest }: LinkProps) {
  const { basePath } = useShop()
  return (
    <a
      {...rest}
      href={fullPath(basePath, to)}
      data-replace={replace || undefined}
      data-keep-scroll={preventScrollReset || undefined}
    />
  )
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { holdsList } from '../../../../components/share/list-fragment.ts'

/** What the address asks the form to open. */
export interface AddressRequest {
  /** Differs from request to request: the same link can be opened again. */
  readonly id: number
  /** The fragment with a shared list; empty for none. */
  readonly fragment: string
  /** Sku of a material; null for none. */
  readonly material: string | null
}

/** Takes a shared list or a material out of the address, so that a reload does not open it again. Null if there is none. */
export function useAddressRequest(): AddressRequest | null {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [request, setRequest] = useState<AddressRequest | null>(null)
  useEffect(() => {
    const material = new URLSearchParams(search).get('material')
    const fragment = holdsList(hash) ? hash : ''
    if (!material && !fragment) return
    setRequest((before) => ({ id: (before?.id ?? 0) + 1, fragment, material }))
    void navigate({ search: '', hash: '' }, { replace: true, preventScrollReset: true })
  }, [search, hash, navigate])
  return request
}

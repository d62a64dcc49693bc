import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { holdsList } from '../../../../components/share/list-fragment.ts'

/** A request of the address to open a list. */
export interface AddressRequest {
  /** Differs from request to request: the same link can be opened again. */
  readonly id: number
  /** The fragment with a shared list; empty for none. */
  readonly fragment: string
  /** Sku of a material; null for none. */
  readonly material: string | null
  /** Key of the cart line whose list is to be edited; null for none. */
  readonly edit: string | null
}

/** Takes a shared list, a material or a list of the cart out of the address, so that a reload does not open it again. Null if there is none. */
export function useAddressRequest(): AddressRequest | null {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [request, setRequest] = useState<AddressRequest | null>(null)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const [material, edit] = [query.get('material'), query.get('edit')]
    const fragment = holdsList(hash) ? hash : ''
    if (!material && !fragment && !edit) return
    setRequest((before) => ({ id: (before?.id ?? 0) + 1, fragment, material, edit }))
    void navigate({ search: '', hash: '' }, { replace: true, preventScrollReset: true })
  }, [search, hash, navigate])
  return request
}

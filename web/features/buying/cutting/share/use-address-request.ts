import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { holdsList } from '../../../../components/share/list-fragment.ts'

/** A request in the address to open a list. */
export interface AddressRequest {
  /** Unique per request, so that the same link can be opened again. */
  readonly id: number
  /** The fragment with a shared list; empty for none. */
  readonly fragment: string
  /** Sku of a material; null for none. */
  readonly material: string | null
  /** Key of the cart line whose list is to be edited; null for none. */
  readonly edit: string | null
}

/** The request in the address; null if there is none. Removes it from the address, so that a reload does not open the list again. */
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

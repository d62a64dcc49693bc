/**
 * Attributes with a meaning for the shop. Without them these features are missing.
 * @source ATTR-3 to ATTR-5
 */
export const TIMBER_ATTRIBUTES = {
  pricePerMetre: 'aa_pricepermetre',
  phoneOrderOnly: 'phone_order_only',
  cuttingNotice: 'cutting_service_notification_t',
  documents: 'documents',
  /** '1: 200-1200 mm; 2: 100-300 mm': custom options that ask for a length, by their place. */
  optionLengths: 'option_lengths',
  length: 'length',
  width: 'width',
  thickness: 'thickness',
  packQuantity: 'pack_quantity',
  /** '2440 x 1220 mm' of a sheet. */
  size: 'size',
  /** Square metres that one piece covers. */
  coverage: 'coverage',
  /** Kilograms of one piece. */
  weight: 'weight',
} as const

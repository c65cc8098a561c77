/** Set if the deployment has its own logo, which is also the favicon. */
declare const SHINGLE_MARK: string | undefined

/** The product's logo: three rows of shingles. */
export function Mark() {
  if (typeof SHINGLE_MARK === 'string') return <img src="/favicon.svg" width="24" height="24" alt="" />
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#1d6350" />
      <path
        d="M8 12.5 16 7l8 5.5M8 18.5l8-5.5 8 5.5M8 24.5l8-5.5 8 5.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

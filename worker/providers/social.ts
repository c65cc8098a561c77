/**
 * An OpenID Connect issuer and what it knows the product by. `issuer`, without a slash at its end, is also the provider of the ways
 * in that people have there.
 */
export type Social = { name: string; issuer: string; clientId: string; clientSecret: string | undefined }

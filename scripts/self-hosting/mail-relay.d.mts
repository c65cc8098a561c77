export const startMailRelay: (smtpUrl: string) => Promise<string>

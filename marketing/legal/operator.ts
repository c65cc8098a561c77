/**
 * Whoever runs an installation puts their name and postal address here, a line each, before it is open to the public: the law of
 * most countries asks for it. As long as it is empty, the terms and the privacy notice say that it is missing.
 */
export const operator: readonly string[] = []

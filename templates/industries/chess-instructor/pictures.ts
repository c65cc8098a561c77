import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['king queen knight chessboard', 'Chess pieces, the king in front'],
  banners: [
    ['rook pawns', 'A rook among pawns'],
    ['chess clock knight', 'A chess clock beside a knight'],
    ['armchair table bookcase', 'A quiet room with an armchair and books'],
  ],
  gallery: [
    ['queen', 'A queen', 'Not too early'],
    ['knight', 'A knight', 'Two forward, one aside'],
    ['chess clock', 'A chess clock with two dials', 'Move first, then press'],
    ['king pawn', 'A king behind a pawn', 'Take good care of him'],
    ['chessboard', 'A chessboard', 'Light square on the right'],
    ['rook pawn', 'A rook, ready to get behind a pawn', 'Rooks belong behind pawns'],
    ['trophy', 'A trophy', 'It happens'],
    ['open book pencil', 'An open notebook with pencils', 'e4, e5, and then it starts'],
    ['pawn', 'A single pawn', 'Small, for now'],
  ],
  scheduling: ['calendar knight', 'A calendar beside a knight'],
  video: ['chessboard rook queen', 'A chessboard with a rook and a queen'],
  contact: ['envelope pawn', 'An envelope'],
  person: ['chess player portrait', 'A chess instructor'],
}
